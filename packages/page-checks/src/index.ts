export { findAccessibilityFaults } from './find-accessibility-faults.ts';
export { findLayoutFaults } from './find-layout-faults.ts';
