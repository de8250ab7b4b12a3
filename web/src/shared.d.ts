declare module "texts:*" {
  const text: string;
  export default text;
}
