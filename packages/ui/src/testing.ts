export {
  findLayoutFaults,
  type LayoutFault,
  type LayoutLimits,
  type LayoutRule,
} from './layout-faults/find-layout-faults.ts';
