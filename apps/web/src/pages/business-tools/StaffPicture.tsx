import type { StaffSample } from '@cornerbell/content/copy';
import { DataTable, ProgressBar, SamplePanel, Stack } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { staffColumns, staffRows } from '../../samples/staff.ts';

/** Each coach's month, and how many classes have marked skills. */
export const StaffPicture = ({ sample: { staff, copy } }: { sample: StaffSample }) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide">
      <DataTable caption={copy.caption} columns={staffColumns(copy)} rows={staffRows(staff)} />
    </SamplePanel>
    <SamplePanel span="wide" title={copy.markedTitle}>
      <Stack gap="md">
        {staff.map(({ name, role, marked, classes }) => (
          <ProgressBar
            key={name}
            label={`${name}, ${role}`}
            value={marked}
            max={classes}
            valueText={`${marked} ${copy.ofWord} ${classes}`}
          />
        ))}
      </Stack>
    </SamplePanel>
  </SamplePicture>
);
