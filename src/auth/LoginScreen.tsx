export function LoginScreen() {
  return <p>Login</p>;
}
