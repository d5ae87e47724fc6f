// A program with the client that orval made: it logs in and lists the unpaid bills.
import { listBills, login } from './prahari.ts';
import type { Bill } from './schemas/index.ts';

const [email = '', password = ''] = process.argv.slice(2);
const session = await login({ email, password, role: 'admin' });
if (session.status !== 200) throw new Error(session.data.message);
const headers = { Authorization: `Bearer ${session.data.token}` };

const reply = await listBills({ status: 'pending', limit: 10 }, { headers });
if (reply.status !== 200) throw new Error(reply.data.message);
const bills: Bill[] = reply.data.data;
console.log(JSON.stringify(bills.map(({ billNumber, amount }) => [billNumber.slice(0, 3), amount])));
