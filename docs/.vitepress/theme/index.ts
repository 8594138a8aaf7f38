import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import WidgetExample from './WidgetExample.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('WidgetExample', WidgetExample);
  },
} satisfies Theme;
