import { Container } from '@cornerbell/ui';
import { MemberTable } from '../../../MemberTable';

export default function Members() {
  return (
    <Container>
      <h1>Members</h1>
      <MemberTable />
    </Container>
  );
}
