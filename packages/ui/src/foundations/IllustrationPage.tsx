import gate from '../../../../src/assets/scenes/gate.svg?raw';
import { slides } from '../../../../src/content/slides.ts';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';

/** Inline, so that the toolbar's theme applies; cropped to the part that most screens show. */
function drawIn(box: HTMLElement | null): void {
  const drawing = new DOMParser().parseFromString(gate, 'image/svg+xml').documentElement;
  drawing.setAttribute('viewBox', '0 0 1440 810');
  box?.replaceChildren(document.importNode(drawing, true));
}

export function IllustrationPage() {
  return (
    <FoundationPage title="Illustration" lead="Scenes from a guard's work, each with one light source.">
      <Section title="One drawing, two themes">
        <Paragraph>
          The drawing has a value per theme for each color, so the same {Math.round(gate.length / 1000)} KB
          show both: change the theme in the toolbar. The top of the sky has the color of the page, so no edge
          shows.
        </Paragraph>
        <div
          ref={drawIn}
          className="overflow-hidden rounded-lg [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        />
      </Section>
      <Section title="Other scenes">
        <ul className="grid gap-6 sm:grid-cols-2">
          {slides.map(({ url, alt, caption, theme = '' }) => (
            <li key={url}>
              <figure className="grid gap-2">
                <img
                  src={url}
                  alt={alt}
                  width={960}
                  height={600}
                  style={{ colorScheme: theme }}
                  className="h-auto w-full rounded-lg"
                />
                <figcaption className="text-muted text-sm">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How a picture is made">
        <Paragraph>
          Place the light source first, so that walls, ground and shadows match it. Use few planes, correct
          perspective and no outlines. Then add the guard at work, with a torch or radio in hand. Finish with
          one typical object of the place: kerb stripes, a plastic chair, a steel flask, a pandal.
        </Paragraph>
        <DoAndDont
          does={[
            'Use the same uniform everywhere: peaked cap, slate shirt, lanyard.',
            'Decide on a time of day for each picture and name it in the caption.',
            'Keep the SVG small enough to read and edit as code.',
          ]}
          donts={[
            'Draw heroes, weapons, shields, padlocks or cameras with eyes.',
            'Light a face from two sides.',
            'Fill empty areas with decoration.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}
