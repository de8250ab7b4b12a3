declare module "edition:pest" {
  const edition: import("./edition").Edition;
  export default edition;
}
