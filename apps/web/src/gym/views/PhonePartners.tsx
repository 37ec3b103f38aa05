import { DataList, StatusTag } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import { Note, Part } from '../parts.tsx';

/** A suggested pair of sparring partners on the phone of the coach, who decides. */
export function PhonePartners() {
  const { decidedBy, pair, reasons } = useFrame().samples.phone.partners;
  return (
    <>
      <Part title="Suggested pair">
        <Note text={pair} isLarge />
      </Part>
      <Part title="Why the two fit">
        <DataList
          label="Why the two fit"
          rows={reasons.map(({ label, text }) => ({ primary: text, secondary: label }))}
        />
      </Part>
      <Part title="Who decides" aside={<StatusTag tone="warn">Waiting on the coach</StatusTag>}>
        <Note text={decidedBy} />
      </Part>
    </>
  );
}
