import { Card } from '@prahari/ui/Card';

/** Has no state and no events, so that a server component can use it. */
export function Welcome() {
  return <Card title="Sites">Rendered on the server.</Card>;
}
