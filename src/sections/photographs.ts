import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { photos } from '../content/photos.ts';

/** A picture as `<picture>` wants it. A drawing has no sources: it is an SVG, and smaller than any raster of itself. */
export interface ShownPicture {
  url: string;
  sources: readonly { type: string; srcset: string }[];
}

/** The place a picture stands in: a photograph is cut to its shape, so nothing moves when it comes. In CSS pixels. */
export interface Place {
  /** The widest it is ever shown. */
  width: number;
  height: number;
}

/** Parts of the widest, and half as much again for dense screens: beyond that nobody sees the difference. */
const WIDTHS = [0.5, 0.75, 1, 1.5];
const FORMATS = ['avif', 'webp'] as const;

const files = import.meta.glob<ImageMetadata>('../assets/photos/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});

/** Astro puts an original into the built site once a field of it is read, and it may say where it was taken: a copy is read. */
const sizeOf = (photograph: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata =>
  photograph.clone ?? photograph;

const photographs = new Map<string, ImageMetadata>();
for (const [path, photograph] of Object.entries(files)) {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = file.slice(0, file.lastIndexOf('.'));
  if (!photos.includes(name))
    throw new Error(
      `src/assets/photos/${file}: no picture is called ${name}. The names are ${photos.join(', ')}.`,
    );
  if (photographs.has(name))
    throw new Error(`src/assets/photos/${file}: there are two photographs called ${name}.`);
  photographs.set(name, photograph);
}

/** @throws Error when it is too small to fill its place */
function photographFor(place: Place, name: string): ImageMetadata | undefined {
  const photograph = photographs.get(name);
  if (!photograph) return undefined;
  const { width, height } = sizeOf(photograph);
  if (width < place.width || height < place.height)
    throw new Error(
      `src/assets/photos: the photograph ${name} has ${width} × ${height} pixels and needs at least ${place.width} × ${place.height}.`,
    );
  return photograph;
}

const cut = (src: ImageMetadata, place: Place, width: number, format: 'avif' | 'webp' | 'jpg') =>
  getImage({ src, width, height: Math.round((width * place.height) / place.width), fit: 'cover', format });

/** The owner's photograph of this name, as AVIF and WebP in several widths, or else the drawing. */
export async function shownIn(place: Place, name: string, drawing: string): Promise<ShownPicture> {
  const photograph = photographFor(place, name);
  if (!photograph) return { url: drawing, sources: [] };
  const size = sizeOf(photograph);
  const largest = Math.min(size.width, (size.height * place.width) / place.height);
  const widths = WIDTHS.map((part) => Math.round(part * place.width)).filter((width) => width <= largest);
  const sources = FORMATS.map(async (format) => {
    const cuts = await Promise.all(widths.map((width) => cut(photograph, place, width, format)));
    const srcset = cuts.map(({ src }, index) => `${src} ${widths[index]}w`).join(', ');
    return { type: `image/${format}`, srcset };
  });
  const fallback = await cut(photograph, place, place.width, 'jpg');
  return { url: fallback.src, sources: await Promise.all(sources) };
}

/** The same as one small file, for a place that is never wider: its address. */
export async function addressIn(place: Place, name: string, drawing: string): Promise<string> {
  const photograph = photographFor(place, name);
  return photograph ? (await cut(photograph, place, place.width, 'webp')).src : drawing;
}
