// Starts the server like `main.ts`, with a low hashing cost for journeys that log many people in.
import './low-hashing-cost.ts';

await import('../src/main.ts');
