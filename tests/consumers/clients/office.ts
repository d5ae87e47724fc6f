// A program of somebody else: it logs in, looks for a client and bills it. Prints what it read.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Client = components['schemas']['ClientWithDues'];
type Bill = components['schemas']['Bill'];

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const prahari = createClient<paths>({ baseUrl });

const login = await prahari.POST('/auth/login', { body: { email, password, role: 'admin' } });
if (login.error) throw new Error(`${login.error.code}: ${login.error.message}`);
const headers = { Authorization: `Bearer ${login.data.token}` };

const today = new Date().toISOString().slice(0, 10);
const added = await prahari.POST('/admin/clients', {
  headers,
  body: {
    name: 'Sunrise Heights',
    phone: '+919876543210',
    place: { street: '12 FC Road', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
    shift: 'night',
    startDate: today,
    endDate: '2199-12-31',
    asked: 2,
  },
});
if (added.error) throw new Error(added.error.message);

const listed = await prahari.GET('/admin/clients', {
  headers,
  params: { query: { limit: 10, q: 'sunrise' } },
});
const [client]: Client[] = listed.data?.data ?? [];
if (!client) throw new Error('The client is not listed');

const made = await prahari.POST('/admin/generate-bill', {
  headers: { ...headers, 'Idempotency-Key': 'november' },
  body: {
    clientId: client._id,
    amount: 42500.5,
    dueDate: '2199-12-31',
    description: 'November',
    driveLink: 'https://drive.google.com/1',
  },
});
const bill: Bill | undefined = made.data?.data;

const refused = await prahari.GET('/admin/clients/{id}', { headers, params: { path: { id: 'nobody' } } });
console.log(
  JSON.stringify({
    client: client.user.name,
    amount: bill?.amount,
    status: bill?.status,
    refused: refused.error?.code,
  }),
);
