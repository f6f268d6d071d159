export function ListingsPage() {
  return null;
}
