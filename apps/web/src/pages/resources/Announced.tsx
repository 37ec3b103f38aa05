import { VisuallyHidden } from '@cornerbell/ui';
import { useEffect, useState } from 'react';

/** How long a text must be unchanged before it is announced, in milliseconds, so that typing announces once. */
const pause = 600;

/** Announces a text to screen readers when it has stopped changing. */
export function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
