export function ServerErrorPage() {
  return <h1>ServerError</h1>;
}
