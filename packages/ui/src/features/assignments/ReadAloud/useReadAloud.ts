import { useEffect, useState } from 'react';

/** The language of a tag: of `hi-IN`, and of `hi_IN` as Android writes it, `hi`. */
const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';

/** Returns a voice of this device. One of a server would send the text there. */
const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang, localService }) => localService && languageOf(lang) === language);

/** Returns this device's voice for a language; undefined while it has none. */
function useVoice(language: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const look = () => setVoice(voiceFor(language));
    look();
    // Many browsers find their voices only after the page has asked for them.
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, [language]);
  return voice;
}

export interface Reading {
  isReading: boolean;
  read: (text: string) => void;
  stop: () => void;
}

/**
 * Returns what reads a text aloud with the device's own voice; undefined where there is none for the
 * language. Reading stops when the component or the page is left.
 * @param locale the BCP 47 tag of the text
 */
export function useReadAloud(locale: string): Reading | undefined {
  const voice = useVoice(languageOf(locale));
  const [utterance, setUtterance] = useState<SpeechSynthesisUtterance>();
  const isReading = utterance !== undefined;
  useEffect(() => {
    if (!isReading) return undefined;
    const cancel = () => speechSynthesis.cancel();
    window.addEventListener('pagehide', cancel);
    return () => {
      window.removeEventListener('pagehide', cancel);
      cancel();
    };
  }, [isReading]);
  if (!voice) return undefined;
  const read = (text: string) => {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.onend = () => setUtterance(undefined);
    spoken.onerror = () => setUtterance(undefined);
    setUtterance(spoken);
    speechSynthesis.speak(spoken);
  };
  return { isReading, read, stop: () => setUtterance(undefined) };
}
