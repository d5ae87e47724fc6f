import { createEndpoint, queryEndpoint, rowEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type { DataReply, Undoable, Warned } from './reply.ts';
import type {
  AddRotationBody,
  ExtendRotationBody,
  Rotation,
  RotationMade,
  RotationsQuery,
} from './rotations.schemas.ts';

export const rotationNotFound = {
  status: 404,
  code: 'rotations.not_found',
  message: 'Rotation not found',
} as const;

export const rotationMessages = {
  fetchFailed: 'Failed to fetch the rotation',
  made: 'Rotation made successfully',
  makeFailed: (message: string) => `Failed to make the rotation: ${message}`,
  extended: 'Rotation extended successfully',
  extendFailed: (message: string) => `Failed to extend the rotation: ${message}`,
} as const;

/** Makes the assignments of a post for a period. */
export const addRotation = createEndpoint<DataReply<RotationMade> & Undoable & Warned, AddRotationBody>({
  method: 'POST',
  path: '/admin/rotations',
  access: 'admin',
});

/** Extends a rotation. Days changed by hand until now stay. */
export const extendRotation = rowEndpoint<DataReply<RotationMade> & Undoable & Warned, ExtendRotationBody>({
  method: 'PUT',
  path: '/admin/rotations/{id}',
  access: 'admin',
});

/** Columns that sort the rotations of a post. */
export const rotationColumns = ['from', 'to', 'createdAt'] as const;

/** The rotations of a post, the latest first. */
export const listRotations = queryEndpoint<ShortListReply<Rotation>, RotationsQuery>({
  method: 'GET',
  path: '/admin/rotations',
  access: 'admin',
});
