import {
  identityMessages,
  deletePhotograph as remove,
  savePhotograph as save,
} from '@prahari/contract/identity';
import { call } from '../../api/call.ts';
import { messageOf, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { guardCard } from './guard-card.ts';

/** The size of a face on a card, in pixels. */
const SIZE = { width: 360, height: 450 };

/** Draws the middle of a picture as a small JPEG, upright, and returns it in base64. @throws for what is no picture */
async function drawn(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.max(SIZE.width / picture.width, SIZE.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(identityMessages.noPicture);
  context.drawImage(picture, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
  return canvas.toDataURL('image/jpeg', 0.8).replace(/^[^,]*,/, '');
}

/** Keeps the photograph of a guard, made small first. Reports failures instead of throwing. */
export async function savePhotograph(id: string, file: File): Promise<void> {
  const content = await drawn(file).catch(() => undefined);
  if (content === undefined) return toast.failure(identityMessages.noPicture);
  try {
    await call(save, { id, content });
    toast.success(identityMessages.photographSaved);
  } catch (error) {
    reportFailure(error, identityMessages.photographSaveFailed(messageOf(error)));
  }
  await guardCard.refreshSilently();
}

/** Deletes the photograph of a guard. Reports failures instead of throwing. */
export async function deletePhotograph(id: string): Promise<void> {
  try {
    await call(remove, { id });
    toast.success(identityMessages.photographDeleted);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, identityMessages.photographDeleteFailed));
  }
  await guardCard.refreshSilently();
}
