import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// What a line looks like is prettier's matter, what types say svelte-check's; here stays what neither of them sees.
export default ts.config(
  { ignores: ["node_modules/", "dist/", "public/", "src/protocol/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "off", // svelte/prefer-const knows $props
      "svelte/prefer-const": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets are made anew where they change, and the new one is the state; see lib/session.svelte.ts.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-unused-svelte-ignore": "off", // svelte-check warns where a comment is missing, with settings this rule does not see
    },
  },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // svelte-check knows
  {
    files: ["src/local/sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, VERSION: false, ENTRY: false, FILES: false, PIECES: false } },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
