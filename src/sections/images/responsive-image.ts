import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { photoNames } from '../../content/photo-names.ts';

/** The data of a `<picture>`. A drawing (SVG) has no sources. */
export interface ResolvedImage {
  url: string;
  sources: readonly { type: string; srcset: string }[];
}

/** The box of an image in CSS pixels. A photograph is cropped to it. */
export interface ImageSlot {
  width: number;
  height: number;
}

/** Fractions of the slot's width; 1.5 serves dense screens. */
const SCALES = [0.5, 0.75, 1, 1.5];
const FORMATS = ['avif', 'webp'] as const;

const files = import.meta.glob<ImageMetadata>('../../assets/photos/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});

/** Reads from a clone, because Astro copies an original, EXIF included, once it is read. */
const sizeOf = (photo: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata => photo.clone ?? photo;

const photosByName = new Map<string, ImageMetadata>();
for (const [path, photo] of Object.entries(files)) {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = file.slice(0, file.lastIndexOf('.'));
  if (!photoNames.includes(name))
    throw new Error(
      `src/assets/photos/${file}: no picture is called ${name}. The names are ${photoNames.join(', ')}.`,
    );
  if (photosByName.has(name))
    throw new Error(`src/assets/photos/${file}: there are two photographs called ${name}.`);
  photosByName.set(name, photo);
}

/** @throws Error when the photograph is smaller than its slot */
function findPhoto(slot: ImageSlot, name: string): ImageMetadata | undefined {
  const photo = photosByName.get(name);
  if (!photo) return undefined;
  const { width, height } = sizeOf(photo);
  if (width < slot.width || height < slot.height)
    throw new Error(
      `src/assets/photos: the photograph ${name} has ${width} × ${height} pixels and needs at least ${slot.width} × ${slot.height}.`,
    );
  return photo;
}

const crop = (src: ImageMetadata, slot: ImageSlot, width: number, format: 'avif' | 'webp' | 'jpg') =>
  getImage({ src, width, height: Math.round((width * slot.height) / slot.width), fit: 'cover', format });

/** Returns the owner's photograph as AVIF and WebP in several widths, or else the drawing. */
export async function resolveImage(
  slot: ImageSlot,
  name: string,
  drawingUrl: string,
): Promise<ResolvedImage> {
  const photo = findPhoto(slot, name);
  if (!photo) return { url: drawingUrl, sources: [] };
  const size = sizeOf(photo);
  const maxWidth = Math.min(size.width, (size.height * slot.width) / slot.height);
  const widths = SCALES.map((scale) => Math.round(scale * slot.width)).filter((width) => width <= maxWidth);
  const sources = FORMATS.map(async (format) => {
    const crops = await Promise.all(widths.map((width) => crop(photo, slot, width, format)));
    const srcset = crops.map(({ src }, index) => `${src} ${widths[index]}w`).join(', ');
    return { type: `image/${format}`, srcset };
  });
  const fallback = await crop(photo, slot, slot.width, 'jpg');
  return { url: fallback.src, sources: await Promise.all(sources) };
}

/** Returns the URL of one small file for a fixed width. */
export async function resolveImageUrl(slot: ImageSlot, name: string, drawingUrl: string): Promise<string> {
  const photo = findPhoto(slot, name);
  return photo ? (await crop(photo, slot, slot.width, 'webp')).src : drawingUrl;
}
