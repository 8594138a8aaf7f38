import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { number } from '../../core/settings/settings';
import type { settings } from './settings';

const percent = { min: 0, max: 100, unit: 'percent' };
const range = recordOf({ start: number(0, percent), end: number(100, percent) });

const KEYS = ['translateY_affectedRange', 'translateX_affectedRange', 'opacity_range', 'blur_range', 'scale_range'];

const controls = Object.fromEntries([
  ['motion_fx_rotateZ_affectedRange', range],
  ...KEYS.flatMap((key) => ['motion_fx', 'background_motion_fx'].map((family) => [`${family}_${key}`, range])),
]);

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Motion effects',
  fields: {
    motion_fx_motion_fx_scrolling: { label: 'Motion fx motion fx scrolling' },
    motion_fx_motion_fx_mouse: { label: 'Motion fx motion fx mouse' },
    motion_fx_devices: { label: 'Motion fx devices' },
    motion_fx_range: {
      label: 'Motion fx range',
      options: { viewport: 'Viewport', page: 'Page', '': 'Not given' },
    },
    motion_fx_translateY_effect: { label: 'Motion fx translate y effect' },
    motion_fx_translateY_direction: {
      label: 'Motion fx translate y direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    motion_fx_translateY_speed: { label: 'Motion fx translate y speed' },
    motion_fx_translateY_affectedRange: {
      label: 'Motion fx translate y affected range',
      control: controls.motion_fx_translateY_affectedRange,
    },
    motion_fx_translateX_effect: { label: 'Motion fx translate x effect' },
    motion_fx_translateX_direction: {
      label: 'Motion fx translate x direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    motion_fx_translateX_speed: { label: 'Motion fx translate x speed' },
    motion_fx_translateX_affectedRange: {
      label: 'Motion fx translate x affected range',
      control: controls.motion_fx_translateX_affectedRange,
    },
    motion_fx_opacity_effect: { label: 'Motion fx opacity effect' },
    motion_fx_opacity_direction: {
      label: 'Motion fx opacity direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    motion_fx_opacity_range: { label: 'Motion fx opacity range', control: controls.motion_fx_opacity_range },
    motion_fx_opacity_level: { label: 'Motion fx opacity level' },
    motion_fx_blur_effect: { label: 'Motion fx blur effect' },
    motion_fx_blur_direction: {
      label: 'Motion fx blur direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    motion_fx_blur_range: { label: 'Motion fx blur range', control: controls.motion_fx_blur_range },
    motion_fx_blur_level: { label: 'Motion fx blur level' },
    motion_fx_scale_effect: { label: 'Motion fx scale effect' },
    motion_fx_scale_direction: {
      label: 'Motion fx scale direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    motion_fx_scale_range: { label: 'Motion fx scale range', control: controls.motion_fx_scale_range },
    motion_fx_scale_speed: { label: 'Motion fx scale speed' },
    motion_fx_mouseTrack_effect: { label: 'Motion fx mouse track effect' },
    motion_fx_mouseTrack_direction: {
      label: 'Motion fx mouse track direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    motion_fx_mouseTrack_speed: { label: 'Motion fx mouse track speed' },
    motion_fx_rotateZ_effect: { label: 'Motion fx rotate z effect' },
    motion_fx_rotateZ_direction: {
      label: 'Motion fx rotate z direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    motion_fx_rotateZ_speed: { label: 'Motion fx rotate z speed' },
    motion_fx_rotateZ_affectedRange: {
      label: 'Motion fx rotate z affected range',
      control: controls.motion_fx_rotateZ_affectedRange,
    },
    motion_fx_tilt_effect: { label: 'Motion fx tilt effect' },
    motion_fx_tilt_direction: { label: 'Motion fx tilt direction', options: { negative: 'Negative', '': 'Not given' } },
    motion_fx_tilt_speed: { label: 'Motion fx tilt speed' },
    background_motion_fx_motion_fx_scrolling: { label: 'Background motion fx motion fx scrolling' },
    background_motion_fx_motion_fx_mouse: { label: 'Background motion fx motion fx mouse' },
    background_motion_fx_devices: { label: 'Background motion fx devices' },
    background_motion_fx_range: {
      label: 'Background motion fx range',
      options: { viewport: 'Viewport', page: 'Page', '': 'Not given' },
    },
    background_motion_fx_translateY_effect: { label: 'Background motion fx translate y effect' },
    background_motion_fx_translateY_direction: {
      label: 'Background motion fx translate y direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    background_motion_fx_translateY_speed: { label: 'Background motion fx translate y speed' },
    background_motion_fx_translateY_affectedRange: {
      label: 'Background motion fx translate y affected range',
      control: controls.background_motion_fx_translateY_affectedRange,
    },
    background_motion_fx_translateX_effect: { label: 'Background motion fx translate x effect' },
    background_motion_fx_translateX_direction: {
      label: 'Background motion fx translate x direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    background_motion_fx_translateX_speed: { label: 'Background motion fx translate x speed' },
    background_motion_fx_translateX_affectedRange: {
      label: 'Background motion fx translate x affected range',
      control: controls.background_motion_fx_translateX_affectedRange,
    },
    background_motion_fx_opacity_effect: { label: 'Background motion fx opacity effect' },
    background_motion_fx_opacity_direction: {
      label: 'Background motion fx opacity direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    background_motion_fx_opacity_range: {
      label: 'Background motion fx opacity range',
      control: controls.background_motion_fx_opacity_range,
    },
    background_motion_fx_opacity_level: { label: 'Background motion fx opacity level' },
    background_motion_fx_blur_effect: { label: 'Background motion fx blur effect' },
    background_motion_fx_blur_direction: {
      label: 'Background motion fx blur direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    background_motion_fx_blur_range: {
      label: 'Background motion fx blur range',
      control: controls.background_motion_fx_blur_range,
    },
    background_motion_fx_blur_level: { label: 'Background motion fx blur level' },
    background_motion_fx_scale_effect: { label: 'Background motion fx scale effect' },
    background_motion_fx_scale_direction: {
      label: 'Background motion fx scale direction',
      options: { 'out-in': 'Out in', 'in-out': 'In out', 'in-out-in': 'In out in', 'out-in-out': 'Out in out' },
    },
    background_motion_fx_scale_range: {
      label: 'Background motion fx scale range',
      control: controls.background_motion_fx_scale_range,
    },
    background_motion_fx_scale_speed: { label: 'Background motion fx scale speed' },
    background_motion_fx_mouseTrack_effect: { label: 'Background motion fx mouse track effect' },
    background_motion_fx_mouseTrack_direction: {
      label: 'Background motion fx mouse track direction',
      options: { negative: 'Negative', '': 'Not given' },
    },
    background_motion_fx_mouseTrack_speed: { label: 'Background motion fx mouse track speed' },
    transforms: { label: 'Transforms' },
    position: { label: 'Position' },
  },
};
