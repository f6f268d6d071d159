export function TradePage() {
  return null;
}
