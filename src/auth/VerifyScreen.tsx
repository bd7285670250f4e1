export function VerifyScreen() {
  return <p>Verify</p>;
}
