import { CopyButton } from '../../shared/ui/copy-button.tsx';

type ShownSecretProps = { readonly secret: string; readonly hint: string; readonly copy: string };

/** Shows a new secret, which cannot be shown again. */
export function ShownSecret({ secret, hint, copy }: ShownSecretProps) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md border border-accent bg-bg p-3">
      <p className="text-12">{hint}</p>
      <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <code className="min-w-0 flex-1 font-mono text-12 break-all select-all" translate="no">
          {secret}
        </code>
        <CopyButton text={secret}>{copy}</CopyButton>
      </div>
    </div>
  );
}
