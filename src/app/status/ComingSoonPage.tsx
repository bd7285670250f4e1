export function ComingSoonPage() {
  return <h1>ComingSoon</h1>;
}
