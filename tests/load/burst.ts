// Calls a path with a token over many connections, each call after the reply to the last, until it is killed.
// `node burst.ts <url> <token> <connections>` prints `running` when each connection has had a reply.
import { Agent, get } from 'node:http';

const [, , url = '', token = '', count = '0'] = process.argv;
const connections = Number(count);

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let answered = 0;

function call(): void {
  get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
    if (reply.statusCode !== 200) throw new Error(`The burst got a reply with status ${reply.statusCode}`);
    reply.resume();
    reply.on('close', () => {
      answered += 1;
      if (answered === connections) process.stdout.write('running\n');
      call();
    });
  });
}

for (let index = 0; index < connections; index += 1) call();
