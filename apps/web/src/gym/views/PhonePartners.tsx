import { StatusTag } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import { ListPart, NotePart } from '../parts.tsx';

/** A suggested pair of sparring partners on the phone of the coach, who decides. */
export function PhonePartners() {
  const { decidedBy, pair, reasons } = useFrame().samples.phone.partners;
  return (
    <>
      <NotePart title="Suggested pair" text={pair} isLarge />
      <ListPart
        title="Why the two fit"
        rows={reasons.map(({ label, text }) => ({ primary: text, secondary: label }))}
      />
      <NotePart
        title="Who decides"
        aside={<StatusTag tone="warn">Waiting on the coach</StatusTag>}
        text={decidedBy}
      />
    </>
  );
}
