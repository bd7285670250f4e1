export function MaintenancePage() {
  return <h1>Maintenance</h1>;
}
