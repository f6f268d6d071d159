import { useNavigate } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';

type ToastLinkProps = {
  /** Path of a page on this site. */
  readonly href: string;
  readonly onFollow: () => void;
  readonly children: string;
};

/** A link from a toast to another page. */
export function ToastLink({ href, onFollow, children }: ToastLinkProps) {
  const navigate = useNavigate();
  return (
    <Button
      size="sm"
      onClick={() => {
        void navigate({ href });
        onFollow();
      }}
    >
      {children}
    </Button>
  );
}
