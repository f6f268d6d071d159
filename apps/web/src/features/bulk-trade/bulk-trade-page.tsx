export function BulkTradePage() {
  return null;
}
