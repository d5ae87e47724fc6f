// The compared calls as a good team would write them in Express. Prints its port.
import type { AddressInfo } from 'node:net';
import { assignGuardBody, withdrawGuardBody } from '@prahari/contract/assignments.schemas';
import express, { type NextFunction, type Request, type Response } from 'express';
import { securityHeaders } from '../../../packages/api/src/http/security-headers.ts';
import { openPeerDatabase, verifyHash } from '../../../packages/api/testing/peer-database.ts';
import { assign, withdraw } from './assignments.ts';
import { billPage, ownBills, searchBills } from './bills.ts';
import { findCaller } from './sessions.ts';

const db = openPeerDatabase();
const app = express();
app.disable('x-powered-by');
const headers = Object.fromEntries(securityHeaders({ corsOrigins: [], siteUrl: '' }));
app.use((_req, res, next) => {
  res.set(headers);
  next();
});
app.use(express.json({ limit: '100kb' }));

const refuse = (res: Response, status: number, message: string) =>
  res.status(status).json({ success: false, message });

app.get('/api/ready', (_req, res) => {
  res.json({ success: true });
});

/** Verifies a password and does nothing else. */
app.post('/raw-hash', async (req, res) => {
  res.json({ success: await verifyHash(req.body.hash, req.body.password) });
});

const requireRole = (role: string) => async (req: Request, res: Response, next: NextFunction) => {
  const caller = await findCaller(db, req.get('authorization'));
  res.locals.caller = caller;
  if (!caller) refuse(res, 401, 'Please log in');
  else if (caller.role !== role) refuse(res, 403, 'This is not for your role');
  else next();
};

const client = express.Router();
client.get('/bills', async (_req, res) => {
  res.json(await ownBills(db, res.locals.caller.userId));
});

const admin = express.Router();
admin.get('/bills', async (req, res) => {
  const { q, cursor } = req.query;
  const limit = Number(req.query.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) refuse(res, 400, 'limit is 1 to 200');
  else if (typeof q === 'string' && q.length > 64) refuse(res, 400, 'q has at most 64 characters');
  else if (typeof q === 'string') res.json(await searchBills(db, q, limit));
  else res.json(await billPage(db, limit, typeof cursor === 'string' ? cursor : undefined));
});
admin.post('/assign-guard', async (req, res) => {
  const body = assignGuardBody.safeParse(req.body);
  if (!body.success) return refuse(res, 400, 'The form is not valid');
  const outcome = await assign(db, body.data);
  if (typeof outcome === 'string') return refuse(res, 409, outcome);
  return res.status(201).json({ success: true, data: outcome });
});
admin.post('/withdraw-guard', async (req, res) => {
  const body = withdrawGuardBody.safeParse(req.body);
  if (!body.success) refuse(res, 400, 'The form is not valid');
  else if (await withdraw(db, body.data)) res.json({ success: true, message: 'Guard withdrawn' });
  else refuse(res, 404, 'No open assignment');
});

app.use('/api/client', requireRole('client'), client);
app.use('/api/admin', requireRole('admin'), admin);
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
