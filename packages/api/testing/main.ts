// The server as `main.ts` runs it, with a low hashing cost. For journeys, of which each signs up and logs in several people.
import './low-hashing-cost.ts';

await import('../src/main.ts');
