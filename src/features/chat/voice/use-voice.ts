import { useEffect, useMemo } from 'react';

import { useRecords } from '#storage/records-context.tsx';

import { createVoice, type Voice, type WrittenInto } from './create-voice.ts';
import { findRecognition } from './recognition.ts';

/** Speaking into a draft; undefined where the browser cannot listen. What is spoken ends with the composer that it fills. */
export function useVoice(draft: WrittenInto, submit: (text: string) => void): Voice | undefined {
  const { device } = useRecords();
  const voice = useMemo(() => {
    const recognition = findRecognition(window);
    return recognition && createVoice({ recognition, draft, device, submit });
  }, [draft, device, submit]);
  useEffect(() => () => voice?.abort(), [voice]);
  return voice;
}
