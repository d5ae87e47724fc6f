import { Showcase } from '../showcase/Showcase';
import { Welcome } from '../showcase/Welcome';

/** A server component: Welcome is rendered here, Showcase in the browser too. */
export default function Page() {
  return (
    <>
      <Welcome />
      <Showcase />
    </>
  );
}
