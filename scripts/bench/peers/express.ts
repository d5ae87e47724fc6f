// The same calls as most teams would write them with Express: middleware for JSON and the session, a router for each role,
// rows mapped to objects, `res.json`. Started by scripts/bench/servers.ts, which reads the port it prints.
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { openPeerDatabase } from '../../../packages/api/src/testing/peer-database.ts';
import { billPage, countBills, findCaller, guardListJson, ownBills, searchBills } from './queries.ts';
import { assign, withdraw } from './writes.ts';

const db = openPeerDatabase();
const app = express();
app.disable('x-powered-by');
app.use(express.json({ limit: '100kb' }));

const refuse = (res: Response, status: number, message: string) =>
  res.status(status).json({ success: false, message });

app.use(async (req: Request, res: Response, next: NextFunction) => {
  res.locals.caller = await findCaller(db, req.get('authorization') ?? '');
  next();
});

const requireRole = (role: string) => (_req: Request, res: Response, next: NextFunction) => {
  if (!res.locals.caller) refuse(res, 401, 'Please log in');
  else if (res.locals.caller.role !== role) refuse(res, 403, 'This is not for your role');
  else next();
};

const client = express.Router();
client.get('/bills', async (_req, res) => {
  res.json(await ownBills(db, res.locals.caller.user_id));
});

const admin = express.Router();
admin.get('/bills', async (req, res) => {
  const limit = Math.min(Number(req.query.limit ?? 50), 200);
  const { q } = req.query;
  res.json(
    await (typeof q === 'string'
      ? searchBills(db, q, limit)
      : billPage(db, { limit, total: await countBills(db) })),
  );
});
admin.get('/guards', async (_req, res) => {
  res.json(JSON.parse(await guardListJson(db)));
});
admin.post('/assign-guard', async (req, res) => {
  const data = await assign(db, res.locals.caller.user_id, req.body);
  if (data) res.status(201).json({ success: true, data });
  else refuse(res, 409, 'Guard is not available');
});
admin.post('/withdraw-guard', async (req, res) => {
  if (await withdraw(db, res.locals.caller.user_id, req.body)) res.json({ success: true });
  else refuse(res, 404, 'No open assignment');
});

app.use('/api/client', requireRole('client'), client);
app.use('/api/admin', requireRole('admin'), admin);
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
