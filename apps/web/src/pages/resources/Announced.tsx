import { VisuallyHidden } from '@cornerbell/ui';
import { useEffect, useState } from 'react';

/** How long a text must stand before it is read out, in milliseconds: nobody wants to hear a count for each letter. */
const pause = 600;

/** Tells a screen reader what has come of the visitor's choice, once it has come to rest. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
