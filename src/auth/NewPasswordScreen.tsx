export function NewPasswordScreen() {
  return <p>NewPassword</p>;
}
