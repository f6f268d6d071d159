export function MyListingsPage() {
  return null;
}
