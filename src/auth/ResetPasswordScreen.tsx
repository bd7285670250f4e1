export function ResetPasswordScreen() {
  return <p>ResetPassword</p>;
}
