import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { WordsProvider } from '../../../base/words/WordsProvider.tsx';
import { hi } from '../../../languages/hi.ts';
import { ReadAloud } from './ReadAloud.tsx';

/** Voices of the device, by their tag. */
type Voices = readonly { lang: string; localService: boolean }[];

/** The browser's voice, replaced at its edge. */
function fakeSpeech(voices: Voices) {
  const said: { text: string; lang: string }[] = [];
  let spoken: SpeechSynthesisUtterance | undefined;
  const speech = Object.assign(new EventTarget(), {
    said,
    getVoices: () => voices.map((voice) => ({ ...voice, name: voice.lang })),
    speak(utterance: SpeechSynthesisUtterance) {
      spoken = utterance;
      said.push({ text: utterance.text, lang: utterance.lang });
    },
    cancel() {
      spoken = undefined;
    },
    isSpeaking: () => spoken !== undefined,
    finish: () => spoken?.onend?.(new Event('end') as SpeechSynthesisEvent),
  });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: class {
      text: string;
      lang = '';
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  return speech;
}
let speech: ReturnType<typeof fakeSpeech>;

const meta = preview.meta({
  component: ReadAloud,
  args: { text: 'आपकी ड्यूटी टेक पार्क में है।' },
  parameters: { chromatic: notSnapped, voices: [{ lang: 'hi_IN', localService: true }] satisfies Voices },
  beforeEach: ({ parameters }) => {
    const [own, ownUtterance] = [window.speechSynthesis, window.SpeechSynthesisUtterance];
    speech = fakeSpeech(parameters.voices);
    return () => {
      Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: own });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: ownUtterance });
    };
  },
  render: (args) => (
    <WordsProvider locale="hi-IN" {...hi}>
      <ReadAloud text={args.text} />
    </WordsProvider>
  ),
});

export const InHindi = meta.story();
InHindi.test(
  'one press reads the text in its language, another stops it',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'सुनें' }));
    await expect(speech.said).toEqual([{ text: args.text, lang: 'hi_IN' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'रोकें' }));
    await expect(speech.isSpeaking()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'सुनें' })).toBeVisible();
  },
);
InHindi.test('the button offers to read again once the voice has ended', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'सुनें' }));
  speech.finish();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'सुनें' })).toBeVisible());
});
InHindi.test('reading stops when the page is left', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'सुनें' }));
  // Into the browser's cache: the mock worker takes any other for the end of the page.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await waitFor(() => expect(speech.isSpeaking()).toBe(false));
});

export const NoVoice = meta.story({
  parameters: {
    voices: [
      { lang: 'en-US', localService: true },
      { lang: 'hi-IN', localService: false },
    ] satisfies Voices,
  },
});
NoVoice.test('without a voice of the device for the language there is no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
