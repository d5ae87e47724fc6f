import { Card } from '@prahari/ui/card';
import { PageTitle } from '@prahari/ui/page-title';

/** Neither state nor events: a server renders it, and no script of it reaches the browser. */
export function Welcome() {
  return (
    <header>
      <PageTitle>Sites</PageTitle>
      <Card title="Rendered on the server">No script of this card reaches the browser.</Card>
    </header>
  );
}
